/**
 * A flag for a Node that runs threads from source. Node strips the types of their files by WebAssembly, and V8 crashes at
 * times when threads that share a module replace the wrappers of its imports. With this flag, V8 keeps the first wrappers.
 */
export const KEEP_WRAPPERS = '--wasm-wrapper-tiering-budget=1000000000';
