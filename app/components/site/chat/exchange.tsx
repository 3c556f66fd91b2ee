import type { ReactNode } from 'react'
import type { ChatCard } from '#domain/site/chat/views.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { AnswerCard } from './answer-card.tsx'
import { useChatTexts } from './chat-texts.ts'
import { OwnLink } from './own-link.tsx'
import type { Exchange } from './stored-conversation.ts'

/** The question that somebody asked. */
export function Asked({ question }: { question: string }) {
  const { you } = useChatTexts()
  return (
    <p className="ml-auto w-fit max-w-[85%] overflow-hidden rounded-card rounded-br-field bg-leaf px-4 py-2 wrap-anywhere whitespace-pre-line text-coconut">
      <span className="sr-only">{you}: </span>
      {question}
    </p>
  )
}

type AnswerShownProps = {
  exchange: Exchange
  /** Leaves the conversation for the contact form. */
  onCarry: () => void
  /** Asks one of the questions that the answer suggests; without it none are shown. */
  onChoose?: (question: string) => void
}

/** A question and what the shop knows about it: texts, cards, links, and where a fact comes from. */
export function AnswerShown({ exchange: { question, answer }, onCarry, onChoose }: AnswerShownProps) {
  const texts = useChatTexts()
  const { isAnswered, locale, text, cards, source, suggestions } = answer
  // If the shop does not know, the way to write takes along what was said.
  const links = answer.links.filter(({ path }) => isAnswered || withoutLocale(path) !== '/contact')
  return (
    <div data-exchange lang={locale} className="space-y-3">
      <Asked question={question} />
      <div className="max-w-[92%] space-y-2 rounded-card rounded-bl-field border border-line bg-rice px-4 py-3">
        <span className="sr-only">{texts.helper}: </span>
        {text.map((paragraph, at) => (
          <p key={at} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {source && (
          <p className="text-sm text-stone">
            {texts.source} <OwnLink {...source} className="link" />
          </p>
        )}
      </div>
      {cards.length > 0 && (
        <ul className="space-y-2">
          {cards.map((card, at) => (
            <li key={at}>
              <AnswerCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {(links.length > 0 || !isAnswered) && (
        <p className="flex flex-wrap gap-2">
          {links.map((link) => (
            <OwnLink key={link.path + link.label} {...link} className="btn btn-line" />
          ))}
          {!isAnswered && (
            <LocalLink to="/contact" className="btn btn-leaf" onClick={onCarry}>
              {texts.write}
            </LocalLink>
          )}
        </p>
      )}
      {onChoose && suggestions.length > 0 && (
        <Chips label={texts.suggestions} questions={suggestions} onChoose={onChoose} />
      )}
    </div>
  )
}

type ChipsProps = { label: string; questions: string[]; onChoose: (question: string) => void }

/** Questions that are asked with one press. */
export function Chips({ label, questions, onChoose }: ChipsProps): ReactNode {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="min-h-11 rounded-card border border-turmeric bg-rice px-4 py-2 text-left text-sm font-semibold text-leaf hover:bg-line"
            onClick={() => onChoose(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns the title of a card. */
export function titleOf(card: ChatCard): string {
  switch (card.kind) {
    case 'product':
      return card.name
    case 'slots':
      return card.times.map(({ label }) => label).join(', ')
    case 'order':
      return `${card.number}: ${card.status}`
    case 'page':
      return card.title
  }
}
