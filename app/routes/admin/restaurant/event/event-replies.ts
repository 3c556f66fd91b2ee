import type { EventReply } from '#app/components/admin/restaurant/event-values.ts'
import type { OnePictureReply } from '#app/components/admin/base/one-picture-reply.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { CancelEventResult, PublishEventResult } from '#domain/restaurant/event-desk/schemas.ts'

type Refused<Result> = Exclude<Result, { ok: true }>
export type PublishReply = FormReply<Refused<PublishEventResult>>
export type CancelReply = FormReply<Refused<CancelEventResult>>
export type EventPageReply = EventReply | PublishReply | CancelReply | OnePictureReply
