import { serveFiles } from '#adapters/workers/serve-files.ts'

/*
 * A file becomes the pictures of the shop. The largest that is allowed, an AVIF of 50 megapixels, needs about 1 GB
 * and three seconds; a file that needs far more is made to.
 */
await serveFiles(async () => (await import('./encode-picture.ts')).encodePicture, {
  memoryMb: 1_500,
  cpuSeconds: 60,
})
