/**
 * A flag for a Node that runs threads from source. Node strips types by a module of WebAssembly. V8 sometimes crashes
 * when threads replace the wrappers of the imports of a module that they share. With this flag, it keeps the first
 * wrappers.
 */
export const KEEP_WRAPPERS = '--wasm-wrapper-tiering-budget=1000000000';
