import IdealImage from '@theme-original/IdealImage';
import type {Props} from '@theme/IdealImage';
import {cloneElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';

/**
 * A picture with its alternative text, which the original (plugin-ideal-image 3.9.2) only has in
 * development.
 */
export default function IdealImageWithText(props: Props): ReactNode {
  // The original has no hooks, so that it can be called.
  const image = IdealImage(props) as ReactElement<ComponentProps<'img'>>;
  return cloneElement(image, {alt: props.alt});
}
