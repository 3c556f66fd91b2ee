import { Fragment } from 'react'

/** Lines of text, one under the other. */
export function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
