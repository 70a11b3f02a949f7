import {createContext} from 'react';

/** The code in the editor, and whether it's statements that call `render`. */
export const LiveCodeContext = createContext({code: '', isStatements: false});
