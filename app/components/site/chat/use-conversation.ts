import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#app/components/accounts/auth.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { ask, type Failure, type Reply } from './ask.ts'
import { subjectOf } from './page-subject.ts'
import { type Exchange, readConversation, storeConversation } from './stored-conversation.ts'

/** Keeps what was said in this tab, and what is being asked. */
export function useConversation() {
  const locale = useLocale()
  const { pathname } = useLocation()
  const owner = useAuth().user?.id
  const [exchanges, setExchanges] = useState<Exchange[]>(() => readConversation(owner))
  /** The question that waits for its answer. */
  const [asked, setAsked] = useState<string>()
  const [failure, setFailure] = useState<Failure & { question: string }>()
  const waiting = useRef<AbortController>(undefined)

  useEffect(() => {
    setExchanges(readConversation(owner))
    setAsked(undefined)
    setFailure(undefined)
    return () => waiting.current?.abort()
  }, [owner])

  function keep(next: Exchange[]) {
    setExchanges(next)
    storeConversation(next, owner)
  }

  /** Resolves with undefined when the question was withdrawn. */
  async function send(question: string): Promise<Reply | undefined> {
    const withdrawn = new AbortController()
    waiting.current = withdrawn
    setFailure(undefined)
    setAsked(question)
    const about = aboutNow(exchanges.at(-1), pathname)
    const reply = await ask({ question, locale, ...(about && { about }) }, withdrawn.signal)
    if (!reply) return undefined
    setAsked(undefined)
    if (reply.ok) keep([...exchanges, { question, answer: reply.answer, path: pathname }])
    else setFailure({ ...reply, question })
    return reply
  }

  function startAgain() {
    waiting.current?.abort()
    setAsked(undefined)
    setFailure(undefined)
    keep([])
  }

  return { exchanges, asked, failure, send, startAgain }
}

/**
 * Returns what the next question is about: what the last answer was, unless somebody has gone to another page since.
 */
function aboutNow(last: Exchange | undefined, pathname: string) {
  const ofPage = subjectOf(pathname)
  return last?.path === pathname ? (last.answer.about ?? ofPage) : (ofPage ?? last?.answer.about)
}
