// Replaces the component of theme-classic 3.9.2, which is disabled until React is there, and whose name
// follows React's state. Here, switch-color-mode.js answers clicks, and the page's attributes show the
// mode, so nothing changes when React starts.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import React, {type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

/** In the order in which clicks choose them. */
const modes = [
  {
    choice: 'system',
    Icon: IconSystemColorMode,
    name: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  },
  {
    choice: 'light',
    Icon: IconLightMode,
    name: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  },
  {
    choice: 'dark',
    Icon: IconDarkMode,
    name: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
  },
] as const;

/** A button that switches between the modes. It has an icon and a name for each, of which one shows. */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  onChange,
}: Props): ReactNode {
  const offered = respectPrefersColorScheme ? modes : modes.slice(1);

  // For what draws in the colors of a mode, such as diagrams.
  useEffect(() => {
    const tellReact = ({detail}: CustomEventInit<'system' | 'light' | 'dark'>) =>
      onChange(detail === 'light' || detail === 'dark' ? detail : null);
    window.addEventListener('colormodechange', tellReact);
    return () => window.removeEventListener('colormodechange', tellReact);
  }, [onChange]);

  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-own-control="color-mode"
        data-choices={offered.map(({choice}) => choice).join(' ')}
      >
        {offered.map(({choice, Icon, name}) => (
          <span key={choice} className={styles[choice]} title={name}>
            <Icon aria-hidden />
            <span className="sr-only">
              {translate(
                {
                  id: 'theme.colorToggle.ariaLabel',
                  message: 'Switch between dark and light mode (currently {mode})',
                },
                {mode: name},
              )}
            </span>
          </span>
        ))}
      </button>
    </div>
  );
}
