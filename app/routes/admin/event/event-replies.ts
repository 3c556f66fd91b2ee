import type { EventReply } from '#app/components/admin/events/event-values.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { CancelEventResult, PublishEventResult, SetPictureResult } from '#domain/event-desk/schemas.ts'

type Refused<Result> = Exclude<Result, { ok: true }>
export type PublishReply = FormReply<Refused<PublishEventResult>>
export type CancelReply = FormReply<Refused<CancelEventResult>>
export type PictureReply = FormReply<{
  reason: Refused<SetPictureResult>['reason'] | 'no_file' | 'too_large' | 'too_many'
}>
export type EventPageReply = EventReply | PublishReply | CancelReply | PictureReply
