import React, {useActionState, useOptimistic, useRef, type ReactNode} from 'react';
import {useFormStatus} from 'react-dom';

function Submit(): ReactNode {
  const {pending} = useFormStatus();
  return (
    <button type="submit" className="button button--primary" disabled={pending}>
      {pending ? 'Adding…' : 'Add'}
    </button>
  );
}

type Names = {list: string[]; error?: string};

/** Refuses an empty name, as a server would. */
async function addName(names: Names, form: FormData): Promise<Names> {
  const name = String(form.get('name')).trim();
  return name === ''
    ? {list: names.list, error: 'A name is missing.'}
    : {list: [...names.list, name]};
}

/** A form whose action keeps its own state; React empties the form when the action is done. */
export function ActionForm(): ReactNode {
  const [names, action] = useActionState(addName, {list: []});
  return (
    <form action={action}>
      <label>
        Name <input name="name" type="text" />
      </label>{' '}
      <Submit />
      <p role="status">{names.error ?? `Names: ${names.list.join(', ') || 'none yet'}`}</p>
    </form>
  );
}

/** Shows what is hoped for until it is known: here the answer is a refusal. */
export function OptimisticSwitch(): ReactNode {
  // Not a state: its update would wait for the action to end.
  const refuse = useRef<() => void>(undefined);
  const [isLiked, setLiked] = useOptimistic(false);
  const like = async () => {
    setLiked(true);
    await new Promise<void>((resolve) => {
      refuse.current = resolve;
    });
  };
  return (
    <form action={like}>
      <button type="submit" className="button button--secondary">
        Like
      </button>{' '}
      <button type="button" className="button button--secondary" onClick={() => refuse.current?.()}>
        Refuse
      </button>
      <p role="status">{isLiked ? 'Liked, it seems' : 'Not liked'}</p>
    </form>
  );
}
