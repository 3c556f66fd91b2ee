import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readFrames, writeFrame } from './frames.ts'

/** The bytes of these frames, as a pipe has them. */
function piped(frames: number[][]): Buffer {
  const pipe = new PassThrough()
  for (const frame of frames) writeFrame(pipe, new Uint8Array(frame))
  return pipe.read() as Buffer
}

async function readAll(pipe: PassThrough): Promise<number[][]> {
  const frames = []
  for await (const frame of readFrames(pipe)) frames.push([...frame])
  return frames
}

test.each([1, 3, 4, 5, 100])(
  'frames are read whole in whatever pieces they arrive: of %i bytes',
  async (size) => {
    const frames = [[], [1, 2, 3], [], [4], Array.from({ length: 20 }, (_, i) => i)]
    const bytes = piped(frames)
    const pipe = new PassThrough()
    for (let at = 0; at < bytes.length; at += size) pipe.write(bytes.subarray(at, at + size))
    pipe.end()
    expect(await readAll(pipe)).toEqual(frames)
  },
)

test('a frame that is cut off is left out', async () => {
  const pipe = new PassThrough()
  pipe.end(piped([[1], [2, 3]]).subarray(0, -1))
  expect(await readAll(pipe)).toEqual([[1]])
})
