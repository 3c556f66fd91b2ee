import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '#config/config.ts'
import { StorageError, type StorageFault } from './storage.ts'

type Sdk = typeof import('@aws-sdk/client-s3')
export type Timeouts = {
  /** For a connection to be made. */
  connectMs: number
  /** For one try to be answered. */
  answerMs: number
  /** For an operation with all its tries, in the end. */
  totalMs: number
}
const TIMEOUTS: Timeouts = { connectMs: 3_000, answerMs: 10_000, totalMs: 25_000 }
/** Tries of one operation; the SDK waits longer before each. */
const TRIES = 3

/** The words with which S3 and those that speak like it say that there is no room. */
const FULL = /QuotaExceeded|StorageFull|InsufficientStorage|NotEnoughSpace|StorageLimit/i

/** Does one operation on a bucket; `operation` names it in what is thrown. */
export type InBucket = <T>(
  operation: string,
  work: (client: S3Client, sdk: Sdk, options: { abortSignal: AbortSignal }) => Promise<T>,
) => Promise<T>

/**
 * Opens a bucket of S3, or of a service that speaks like it. What failed for a moment is tried again; after
 * `timeouts.totalMs` every operation has failed, as a StorageError. The SDK is loaded at the first use: it is large, and
 * pages need none.
 */
export function openBucket(settings: S3Settings, timeouts: Timeouts = TIMEOUTS): InBucket {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    return { sdk, client: openClient(sdk, settings, timeouts) }
  }
  return async (operation, work) => {
    opened ??= open()
    const { sdk, client } = await opened
    try {
      return await work(client, sdk, { abortSignal: AbortSignal.timeout(timeouts.totalMs) })
    } catch (error) {
      throw toStorageError(operation, error)
    }
  }
}

function openClient({ S3Client }: Sdk, settings: S3Settings, timeouts: Timeouts): S3Client {
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // The bucket in the path: services that are not Amazon's have no name of their own for each bucket.
    forcePathStyle: true,
    maxAttempts: TRIES,
    // Checksums that only Amazon's own service knows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      requestTimeout: timeouts.answerMs,
      throwOnRequestTimeout: true,
    },
  })
}

function toStorageError(operation: string, error: unknown): StorageError {
  const { name, status } = describe(error)
  const word = status === undefined ? name : `${name} (${status})`
  // The cause holds the request and its headers, and stays out of logs.
  return new StorageError(faultOf(name, status), `S3 did not ${operation}: ${word}`)
}

function faultOf(name: string, status: number | undefined): StorageFault {
  if (status === 507 || FULL.test(name)) return 'full'
  return status === 401 || status === 403 ? 'forbidden' : 'unavailable'
}

function describe(error: unknown): { name: string; status: number | undefined } {
  if (!(error instanceof Error)) return { name: 'unknown error', status: undefined }
  const metadata = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number }) : {}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return { name: code, status: metadata.httpStatusCode }
}
