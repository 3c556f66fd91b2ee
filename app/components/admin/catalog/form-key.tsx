/** Makes sure that a form books once, however often it is sent: the page brings the key. */
export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name="key" value={value} readOnly />
}
