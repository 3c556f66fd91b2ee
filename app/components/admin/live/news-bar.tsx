type NewsBarProps = {
  /** The news; undefined while there is none. */
  text: string | undefined
  button: string
  onShow: () => void
}

/** Says that a list has more by now, above the page: what stands on it does not move until somebody asks. */
export function NewsBar({ text, button, onShow }: NewsBarProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-32 z-30 flex justify-center px-4 lg:top-4 lg:left-62 print:hidden"
    >
      {text && (
        <p className="pointer-events-auto flex items-center gap-3 rounded-full border border-line bg-rice py-1 pr-1 pl-5 shadow-float">
          {text}
          <button type="button" className="btn btn-leaf" onClick={onShow}>
            {button}
          </button>
        </p>
      )}
    </div>
  )
}
