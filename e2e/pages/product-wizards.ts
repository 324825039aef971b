import type { TextKey } from '@takt/texts/texts.ts'

interface ListedWizard {
  readonly id: string
  readonly steps: readonly { readonly kind: string; readonly label: TextKey }[]
}

/** The product's own list. Found by its address: what draws the steps is compiled with other settings than the tests. */
export async function productWizards(): Promise<readonly ListedWizard[]> {
  const address = new URL('../../apps/web/src/wizards/wizards.ts', import.meta.url).href
  const { wizards } = (await import(/* @vite-ignore */ address)) as { wizards: readonly ListedWizard[] }
  return wizards
}
