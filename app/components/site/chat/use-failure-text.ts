import { useMessages } from '#app/components/i18n/locale.tsx'
import { LONGEST_QUESTION } from '#shared/site/chat-answer.ts'
import type { Failure } from './ask.ts'
import { useChatTexts } from './chat-texts.ts'

/** Says why there is no answer. */
export function useFailureText(): (failure: Failure) => string {
  const texts = useChatTexts()
  const { forms } = useMessages()
  return (failure) => {
    switch (failure.reason) {
      case 'network':
      case 'unexpected':
        return forms[failure.reason]
      case 'slow':
        return texts.slow
      case 'too_long':
        return texts.tooLong(LONGEST_QUESTION)
      case 'wait':
        return texts.wait(failure.seconds)
    }
  }
}
