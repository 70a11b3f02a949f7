/** The URL of a font in the build. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
