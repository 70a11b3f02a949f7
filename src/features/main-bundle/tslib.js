/** The only helper that `@docusaurus/utils-common` uses: TypeScript's interoperation with CommonJS. */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
