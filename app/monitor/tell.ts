/** Sends what no answer is needed to, even while the page is being left. */
export function tell(path: '/api/vitals' | '/api/browser-errors', what: object): void {
  const body = { ...what, device: innerWidth < 768 ? 'phone' : 'desktop' }
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
