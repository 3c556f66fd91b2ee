import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { StoreRefusal } from '#domain/base/media/schemas.ts'

export type OnePictureRefusal = StoreRefusal | 'too_large' | 'too_many' | 'no_file'
export type OnePictureReply = FormReply<{ reason: OnePictureRefusal }>
