// Sets nothing but the root of the app: Next would otherwise look for it further up, among the product's files.
export default { turbopack: { root: import.meta.dirname } };
