import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { DescribeResult, PictureRefusal } from '#domain/catalog/product-pictures/schemas.ts'

/** The outcome of one file of an upload. */
export type Verdict = { name: string; fault?: PictureRefusal }

export type PicturesReply = FormReply<
  Exclude<DescribeResult, { ok: true }> | { reason: 'no_file' } | { reason: 'too_large' },
  { verdicts: Verdict[] }
>
