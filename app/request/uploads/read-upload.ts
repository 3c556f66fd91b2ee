import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { data } from 'react-router'
import type { UploadLimits } from '#app/request/upload-pages.ts'
import { badRequest } from '#app/request/bad-request.ts'
import { readForm } from '#app/request/read-form.ts'
import type { ErrorData } from '#app/request/run-verb.ts'
import { inUploadQueue } from './upload-queue.ts'

/** Characters of a text in a form with files, and how many parts it may have. */
const MOST = { fieldSize: 64 * 1024, fields: 200, parts: 500, headerPairs: 20 }

/** A file of an upload: its bytes, or why there are none. */
export type UploadedFile = {
  /** The name of the form's field. */
  field: string
  /** As the sender's machine calls it: for people to read, never to be trusted. */
  name: string
} & ({ bytes: Uint8Array } | { fault: 'too_large' | 'too_many' })

/** The one file of a form, as it arrives. */
export type ArrivingFile = {
  /** Fails where the file is cut off, or larger than the page takes. */
  parts: AsyncIterable<Uint8Array>
  /** The size of the whole form, as its sender says; 0 if they do not. */
  bytes: number
}

type Parser = InstanceType<typeof Busboy>
type OnStream = (
  stream: BusboyFileStream,
  about: { field: string; name: string; isOneTooMany: boolean },
  fields: ReadonlyMap<string, string>,
) => Promise<void>

class BodyTooLarge extends Error {}

/** True if a form was sent as one with files. */
export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
}

/**
 * Reads a form with files, as it arrives: each file is handed to `onFile`, and the next is read when that is done, so
 * that no more than one is in memory. Fields that stand before a file in the form are in `fields` by then.
 * @param limits those of the page in app/request/upload-pages.ts
 * @returns the form's texts
 * @throws the page for bad requests (400), for too much (413), or for too many uploads at once (503)
 */
export async function readUpload(
  request: Request,
  limits: UploadLimits,
  onFile: (file: UploadedFile, fields: ReadonlyMap<string, string>) => Promise<void>,
): Promise<Map<string, string>> {
  return receiveUpload(request, limits, async (stream, { isOneTooMany, ...about }, fields) =>
    onFile({ ...about, ...(await collect(stream, isOneTooMany)) }, fields),
  )
}

/**
 * Reads a form with one large file, which is handed to `onFile` as it arrives, with the fields that stand before it. `onFile`
 * reads it as far as it wants to.
 * @throws as `readUpload`
 */
export async function readLargeUpload(
  request: Request,
  limits: UploadLimits,
  onFile: (file: ArrivingFile, fields: ReadonlyMap<string, string>) => Promise<void>,
): Promise<Map<string, string>> {
  const bytes = Number(request.headers.get('content-length') ?? 0)
  return receiveUpload(request, limits, async (stream, { isOneTooMany }, fields) => {
    if (!isOneTooMany) await onFile({ parts: wholePartsOf(stream), bytes }, fields)
    // Data that nobody wanted are read to the end, and not kept.
    stream.resume()
  })
}

async function* wholePartsOf(stream: BusboyFileStream): AsyncGenerator<Uint8Array> {
  // Left standing when nobody reads on, because the form's parser would wait for it.
  yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  if (stream.truncated) throw new BodyTooLarge()
}

async function receiveUpload(
  request: Request,
  limits: UploadLimits,
  onStream: OnStream,
): Promise<Map<string, string>> {
  const { body, headers } = request
  const contentType = headers.get('content-type')
  if (!body || !contentType) throw badRequest()
  const fields = await inUploadQueue(async () => {
    try {
      return await read(body, { 'content-type': contentType }, limits, onStream)
    } catch (error) {
      if (error instanceof BodyTooLarge) throw refusal('too_large', 413)
      throw error
    }
  })
  if (!fields) throw refusal('unavailable', 503)
  return fields
}

/**
 * Reads a form of text on a page that takes long ones; whatever file is in it is left out.
 * @throws as `readUpload`
 */
export async function readTextForm(request: Request, limits: UploadLimits): Promise<Map<string, string>> {
  return isUpload(request) ? readUpload(request, limits, () => Promise.resolve()) : readForm(request)
}

async function read(
  body: NonNullable<Request['body']>,
  headers: BusboyHeaders,
  limits: UploadLimits,
  onStream: OnStream,
): Promise<Map<string, string>> {
  const fields = new Map<string, string>()
  const parser = openParser(headers, limits)
  parser.on('field', (name: string, value: string) => {
    if (!fields.has(name)) fields.set(name, value)
  })
  let failure: { error: unknown } | undefined
  let files = 0
  let last = Promise.resolve()
  let arriving: BusboyFileStream | undefined
  parser.on('file', (field: string, stream: BusboyFileStream, name: string) => {
    // A field for files in which nothing was chosen.
    if (!name) return void stream.resume()
    arriving = stream
    // Its reader hears of it.
    stream.on('error', () => {})
    files += 1
    const isOneTooMany = files > limits.files
    const handle = async () => {
      if (failure) stream.resume()
      else await onStream(stream, { field, name, isOneTooMany }, fields)
    }
    last = last.then(handle).catch((error: unknown) => {
      failure ??= { error }
      // Data after a failure are read to the end, and not kept.
      stream.resume()
    })
  })
  try {
    await receive(body, limits, parser)
  } catch (error) {
    // The file that was being read would wait for its end for ever.
    arriving?.destroy(new Error('the form was cut off'))
    await last
    throw error
  }
  await last
  if (failure) throw failure.error
  return fields
}

function openParser(headers: BusboyHeaders, limits: UploadLimits): Parser {
  try {
    return new Busboy({ headers, limits: { ...MOST, ...mostParts(limits), fileSize: limits.fileBytes } })
  } catch {
    throw badRequest()
  }
}

function mostParts({ fields = MOST.fields, files }: UploadLimits) {
  return { fields, parts: Math.max(MOST.parts, fields + files) }
}

/** @throws BodyTooLarge, or the page for bad requests where the form is cut off or is none */
async function receive(
  body: NonNullable<Request['body']>,
  { bodyBytes }: UploadLimits,
  parser: Parser,
): Promise<void> {
  let received = 0
  const counter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      received += chunk.byteLength
      done(received > bodyBytes ? new BodyTooLarge() : null, chunk)
    },
  })
  try {
    // Node's type of the same stream.
    await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), counter, parser)
  } catch (error) {
    throw error instanceof BodyTooLarge ? error : badRequest()
  }
}

/** Reads a file to its end, and keeps it if it may be kept. */
async function collect(
  stream: BusboyFileStream,
  isOneTooMany: boolean,
): Promise<{ bytes: Uint8Array } | { fault: 'too_large' | 'too_many' }> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    if (!isOneTooMany) chunks.push(chunk)
  }
  if (isOneTooMany) return { fault: 'too_many' }
  return stream.truncated ? { fault: 'too_large' } : { bytes: Buffer.concat(chunks) }
}

function refusal(code: 'too_large' | 'unavailable', status: number) {
  return data({ code } satisfies ErrorData, { status })
}
