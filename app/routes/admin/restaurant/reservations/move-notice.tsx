import type { Mover } from './use-moves.ts'

/** The outcome of a move, with the way back, or what is possible instead. */
export function MoveNotice({ mover: { notice, said, isAsking } }: { mover: Mover }) {
  return (
    <>
      {/* The place under a moved party is only heard. */}
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {notice && (
        <div
          className={`notice mb-3 flex flex-wrap items-center gap-3 ${notice.isError ? 'notice-error' : ''}`}
        >
          <p className="grow font-semibold">{notice.text}</p>
          {notice.offers.map(({ text, take }) => (
            <button key={text} type="button" className="btn btn-line" disabled={isAsking} onClick={take}>
              {text}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
