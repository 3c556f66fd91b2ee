type OrderNumberProps = {
  number: string
  /** A text that has the number in it. */
  in?: string
}

/**
 * An order's number, alone or in a text, in one line: browsers break it at its hyphens. A heading in large type may, where
 * the number is longer than a line.
 */
export function OrderNumber({ number, in: text = number }: OrderNumberProps) {
  const [before, after] = text.split(number)
  return (
    <>
      {before}
      <span className="whitespace-nowrap in-[h1]:inline-block in-[h1]:whitespace-normal">{number}</span>
      {after}
    </>
  )
}
