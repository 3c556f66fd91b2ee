import { useOrderMessages } from './use-order-messages.ts'

/** Prints the page. Without scripts there is no button, and the browser's own menu does it. */
export function PrintOrder() {
  const { print: label } = useOrderMessages()
  return (
    <button
      type="button"
      className="btn btn-line w-full noscript:hidden print:hidden"
      onClick={() => print()}
    >
      {label}
    </button>
  )
}
