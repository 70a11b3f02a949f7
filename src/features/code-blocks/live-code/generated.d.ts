/** The program of the frame as text, written by the plugin. */
declare module '@generated/code-blocks/default/frame.json' {
  const program: string;
  export default program;
}
