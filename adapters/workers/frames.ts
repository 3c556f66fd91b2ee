import type { Readable, Writable } from 'node:stream'

const LENGTH_BYTES = 4

/** Sends bytes through a pipe so that `readFrames` gives them back as one piece. */
export function writeFrame(pipe: Writable, bytes: Uint8Array): void {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.byteLength)
  pipe.write(length)
  pipe.write(bytes)
}

/** The pieces that `writeFrame` sent, until the pipe ends; one that was cut off is left out. */
export async function* readFrames(pipe: Readable): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const length = Buffer.alloc(LENGTH_BYTES)
  let frame: Uint8Array<ArrayBuffer> | undefined
  let read = 0
  for await (const chunk of pipe) {
    let rest = chunk as Buffer
    while (rest.byteLength > 0) {
      const part: Uint8Array = frame ?? length
      const taken = rest.subarray(0, part.byteLength - read)
      part.set(taken, read)
      read += taken.byteLength
      rest = rest.subarray(taken.byteLength)
      if (read < part.byteLength) continue
      read = 0
      frame = frame ? undefined : new Uint8Array(length.readUInt32BE())
      if (part !== length) yield part as Uint8Array<ArrayBuffer>
      else if (frame?.byteLength === 0) {
        yield frame
        frame = undefined
      }
    }
  }
}
