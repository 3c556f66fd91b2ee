type OrderNumberProps = {
  number: string
  /** A text that has the number in it. */
  in?: string
}

/** An order's number, alone or in a text, in one line: browsers break it at its hyphens. */
export function OrderNumber({ number, in: text = number }: OrderNumberProps) {
  const [before, after] = text.split(number)
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}
