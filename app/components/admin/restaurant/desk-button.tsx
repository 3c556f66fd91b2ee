import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import type { FormReply } from '#app/components/forms/form-reply.ts'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useToast } from '#app/components/ui/toasts.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { type DeskRefusal, deskRefusalText } from './desk-refusal.ts'

type DeskButtonProps = {
  intent: string
  /** Hidden fields. */
  fields?: Record<string, string | number>
  /** Heard in place of `children`, where the page has many of them. */
  label?: string
  className?: string
  children: ReactNode
}

/** One press at the door: the page stays where it is, and what goes wrong is said in its corner. */
export function DeskButton({
  intent,
  fields = {},
  label,
  className = 'btn-line',
  children,
}: DeskButtonProps) {
  const { pathname, search } = useLocation()
  const texts = useStaffMessages()
  const toast = useToast()
  const form = useReplyForm<FormReply<DeskRefusal>>({
    intents: [],
    pageReply: undefined,
    action: pathname + search,
    refusalText: (refusal) => deskRefusalText(refusal, texts),
    onReply: (_, text) => {
      if (text) toast({ title: text, tone: 'error' })
    },
  })
  return (
    <ReplyFormFrame of={form} preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton
        intent={intent}
        pendingText={texts.working}
        className={`btn px-4 whitespace-nowrap ${className}`}
        {...(label && { 'aria-label': label })}
      >
        {children}
      </SubmitButton>
    </ReplyFormFrame>
  )
}
