/** Matches where there is no room for a window beside the page: see chat.css. */
export function sheetMedia(): MediaQueryList {
  return matchMedia('(width < 40rem), (height < 30rem)')
}
