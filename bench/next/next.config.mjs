// Nothing is set but where the app ends: Next would look for it above, among the product's files.
export default { turbopack: { root: import.meta.dirname } };
