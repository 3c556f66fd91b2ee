import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useToast } from '#app/components/ui/toasts.tsx'
import { ReplyFormFrame } from './reply-form-frame.tsx'
import { useReplyForm } from './use-reply-form.ts'

/** A form without fields, such as a button in a list: what goes wrong is said in the corner of the page. */
export function ButtonForm({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const toast = useToast()
  const form = useReplyForm({
    intents: [],
    pageReply: undefined,
    action: pathname + search,
    onReply: (_, text) => {
      if (text) toast({ title: text, tone: 'error' })
    },
  })
  return (
    <ReplyFormFrame of={form} className={className}>
      {children}
    </ReplyFormFrame>
  )
}
