/**
 * Work that is not saved, asked for the way the browser asks before it closes a tab: whoever guards against that also
 * guards against a refresh of ours. Nobody has to be registered twice.
 */
let agreed = false

// `routes/router.tsx` loads it before it makes the router: a person who has agreed to lose work is not asked again.
globalThis.window?.addEventListener(
  'beforeunload',
  (event) => {
    if (agreed) event.stopImmediatePropagation()
  },
  true,
)

export function hasUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

export function agreeToLoseUnsaved(): void {
  agreed = true
}
