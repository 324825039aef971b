/** Over plain http, as on many terminals, a browser has no clipboard for pages; its old command still works there. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard && window.isSecureContext) return await navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('the browser did not copy')
}
