import { brotliCompressSync, constants } from "node:zlib";

// A process of its own (smallest-form.server.ts): whatever it is sent it sends back in its smallest form, until it is let
// go. It loads nothing of the product.
process.on("message", (content: Buffer) => {
  const compressed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  // Who asked may be gone by now.
  process.send?.(compressed, undefined, undefined, () => {});
});
