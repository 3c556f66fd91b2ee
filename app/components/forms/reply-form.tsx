import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { AnyReply } from './form-reply.ts'
import { FormNotice } from './form-notice.tsx'
import { ReplyFormFrame } from './reply-form-frame.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type ReplyFormOptions, useReplyForm } from './use-reply-form.ts'

export type ReplyFormProps<Reply extends AnyReply> = Omit<ReplyFormOptions<Reply>, 'intents' | 'action'> & {
  intent: string
  /** The intents whose replies it shows; its own, if left out. */
  intents?: string[]
  submit: string
  pendingText: string
  buttonClassName?: string
  /** Begins the ids of its fields, where the page has other forms with fields of these names. */
  idPrefix?: string
  /** The page it is sent to, if that is another with another query: else to the page without its query. */
  action?: string
  className?: string
  children?: ReactNode
}

/** A form with one button, on the page that it is sent to; without scripts that comes back at the form. */
export function ReplyForm<Reply extends AnyReply>({
  intent,
  intents = [intent],
  submit,
  pendingText,
  buttonClassName = 'btn-leaf',
  idPrefix,
  className = 'gap-5',
  children,
  ...options
}: ReplyFormProps<Reply>) {
  const { pathname } = useLocation()
  const id = `form-${intent}`
  const form = useReplyForm({ action: `${pathname}#${id}`, ...options, intents })
  const { notice } = form
  return (
    <ReplyFormFrame
      of={form}
      id={id}
      idPrefix={idPrefix}
      className={`grid scroll-mt-28 justify-items-start *:w-full ${className}`}
    >
      {notice && (
        <FormNotice isError={!notice.isQuestion}>
          <p className="font-semibold">{notice.text}</p>
        </FormNotice>
      )}
      {children}
      <div>
        <SubmitButton intent={intent} pendingText={pendingText} className={`btn ${buttonClassName}`}>
          {submit}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}
