import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import type { ChatAnswer } from '#domain/site/chat/views.ts'
import type { ChatMessages } from '#shared/messages/en/site/chat-window.ts'
import { carryConversation } from './carry-conversation.ts'
import { useChatTexts } from './chat-texts.ts'
import { Composer } from './composer.tsx'
import { AnswerShown, Asked, Chips, titleOf } from './exchange.tsx'
import { placeOf } from './page-subject.ts'
import { PanelHead } from './panel-head.tsx'
import { useConversation } from './use-conversation.ts'
import { useFailureText } from './use-failure-text.ts'
import { sheetMedia } from './sheet-media.ts'
import { useSheet } from './use-sheet.ts'

type PanelProps = { isOpen: boolean; onClose: () => void }

/** The window of the chat: beside the page where there is room, over it on a phone. Closed, it keeps what was typed. */
export function Panel({ isOpen, onClose }: PanelProps) {
  const texts = useChatTexts()
  const { common } = useMessages()
  const { exchanges, asked, failure, send, startAgain } = useConversation()
  const failureText = useFailureText()
  const { pathname } = useLocation()
  const [draft, setDraft] = useState('')
  /** For screen readers: each answer once, and none that was there when the window opened. */
  const [said, setSaid] = useState('')
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useSheet(panel, isOpen)

  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  useEffect(() => {
    // A question above its answer, which may be longer than the window.
    const last = [...(list.current?.querySelectorAll<HTMLElement>('[data-exchange]') ?? [])].at(-1)
    if (last) list.current?.scrollTo({ top: last.offsetTop - 12 })
  }, [exchanges, asked, failure, isOpen])

  async function submit(typed: string) {
    const question = typed.trim()
    if (!question || asked !== undefined) return
    setDraft('')
    setSaid(texts.looking)
    field.current?.focus()
    const reply = await send(question)
    setSaid(reply?.ok ? spoken(reply.answer, texts) : '')
    if (reply?.ok === false) setDraft(question)
  }

  function forget() {
    startAgain()
    setSaid('')
    field.current?.focus()
  }

  const carry = () => exchanges.length > 0 && carryConversation(exchanges, texts)
  const isNew = exchanges.length === 0 && asked === undefined && !failure
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      hidden={!isOpen}
      className="chat-panel stroke-in bg-coconut shadow-float"
      onClick={({ target }) => {
        // On a phone the page that it leads to would be hidden.
        if (sheetMedia().matches && target instanceof Element && target.closest('a')) onClose()
      }}
    >
      <PanelHead titleId={titleId} onClose={onClose} onStartAgain={isNew ? undefined : forget} />
      <div
        ref={list}
        role="region"
        aria-label={texts.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        className="relative grow space-y-4 overflow-y-auto overscroll-contain scroll-smooth p-4 -outline-offset-4"
      >
        <div className="space-y-2">
          {texts.greeting.map((line) => (
            <p key={line} className="text-pretty">
              {line}
            </p>
          ))}
        </div>
        {isNew && (
          <Chips
            label={texts.suggestions}
            questions={texts.questions[placeOf(pathname)]}
            onChoose={(question) => void submit(question)}
          />
        )}
        {exchanges.map((exchange, at) => (
          <AnswerShown
            key={at}
            exchange={exchange}
            onCarry={carry}
            {...(at === exchanges.length - 1 && {
              onChoose: (question: string) => void submit(question),
            })}
          />
        ))}
        {asked !== undefined && (
          <div data-exchange className="space-y-3">
            <Asked question={asked} />
            <p className="flex min-h-11 items-center gap-1 text-stone" aria-hidden="true">
              {[0, 1, 2].map((dot) => (
                <span key={dot} className="chat-dot" />
              ))}
            </p>
          </div>
        )}
        {failure && (
          <div data-exchange className="space-y-3">
            <Asked question={failure.question} />
            <p role="alert" className="notice">
              {failureText(failure)}
            </p>
            <button type="button" className="btn btn-line" onClick={() => void submit(failure.question)}>
              {common.tryAgain}
            </button>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Composer
        ref={field}
        draft={draft}
        isWaiting={asked !== undefined}
        onChange={setDraft}
        onSend={() => void submit(draft)}
      >
        {texts.writeInstead}{' '}
        <LocalLink to="/contact" className="link inline-flex min-h-11 items-center" onClick={carry}>
          {texts.write}
        </LocalLink>
      </Composer>
    </section>
  )
}

/** An answer as it is read out: its texts, and what its cards are called. */
function spoken({ text, cards }: ChatAnswer, { found }: ChatMessages): string {
  return [...text, ...(cards.length > 0 ? [found(cards.map(titleOf).join(', '))] : [])].join(' ')
}
