import { pathTo } from '#app/request/page-path.ts'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { authFailedText, authRefusalText } from './auth-refusal-text.ts'
import type { AuthReply } from './auth-reply.ts'
import { useAuthMessages } from './use-auth-messages.ts'

type AuthFormOptions = Pick<
  Parameters<typeof useReplyForm<AuthReply>>[0],
  'intents' | 'pageReply' | 'values' | 'onlyField' | 'onReply'
> & {
  /** The path of this site to which the way leads in the end. */
  next: string
  /** The rest of its page's query, so that the same page comes back where no scripts run. */
  search?: Record<string, string>
  isPasswordChange?: boolean
}

/** One form of `/auth`, on its own page or in the dialog. */
export function useAuthForm({ next, search, isPasswordChange = false, ...options }: AuthFormOptions) {
  const auth = useAuthMessages()
  return useReplyForm<AuthReply>({
    ...options,
    action: pathTo({ to: '/auth', search: { ...search, next } }, useLocale()),
    fieldErrors: auth.fieldErrors,
    failedText: ({ intent }) => authFailedText({ intent, isPasswordChange }, auth),
    refusalText: (refusal, { intent }) => authRefusalText(refusal, { intent, isPasswordChange }, auth),
  })
}
