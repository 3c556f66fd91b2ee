import type { ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router'
import type { OrderReply } from './order-reply.ts'

type FoldProps = {
  /** The address of what is folded, and the beginning of its heading's id. */
  id: string
  title: string
  titleRef?: RefObject<HTMLHeadingElement | null>
  /** In a few words, what is in it. */
  gist?: ReactNode
  /** True while there is something in it to do or to read. */
  isOpen?: boolean
  /** The beginnings of the intents of its forms: an answer to one of them opens it. */
  forms?: string[]
  pageReply?: OrderReply | undefined
  children: ReactNode
}

/** A part of an order's page of which only the gist shows until it is opened. */
export function Fold({ id, title, titleRef, gist, isOpen, forms = [], pageReply, children }: FoldProps) {
  // Links lead into it. Without scripts the browser opens it: the address names what is inside.
  const { hash } = useLocation()
  const isAnswered = forms.some((form) => pageReply?.intent.startsWith(form))
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line">
      <details open={isOpen || isAnswered || hash === `#${id}`}>
        <summary className="min-h-14 content-center py-2">
          <h2 id={`${id}-title`} ref={titleRef} tabIndex={-1} className="inline text-lg outline-none">
            {title}
          </h2>
          {gist && <span className="ml-3 text-sm text-stone tabular-nums">{gist}</span>}
        </summary>
        <div id={id} className="max-w-xl scroll-mt-40 pb-6">
          {children}
        </div>
      </details>
    </section>
  )
}
