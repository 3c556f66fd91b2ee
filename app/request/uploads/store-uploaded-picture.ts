import { answer } from '#app/request/answer.ts'
import type { UploadLimits } from '#app/request/upload-pages.ts'
import { readUpload } from './read-upload.ts'
import type { OnePictureReply, OnePictureRefusal } from '#app/components/admin/base/one-picture-form.tsx'

type Store = (bytes: Uint8Array) => Promise<{ ok: true } | { ok: false; reason: OnePictureRefusal }>

/** Stores the one picture of an upload; the reply to its form where it was not stored. */
export async function storeUploadedPicture(request: Request, limits: UploadLimits, store: Store) {
  let reason: OnePictureRefusal | undefined = 'no_file'
  await readUpload(request, limits, async (file) => {
    const result = 'fault' in file ? { ok: false as const, reason: file.fault } : await store(file.bytes)
    reason = result.ok ? undefined : result.reason
  })
  if (reason) return answer<OnePictureReply>({ intent: 'picture', refusal: { reason } })
}
