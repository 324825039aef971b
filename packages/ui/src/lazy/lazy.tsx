import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

export interface Lazy<Props extends object> {
  (props: Props & { whileLoading?: ReactNode }): ReactNode
  /** Fetches the code before it is shown: what is loaded is drawn at once. */
  load(): Promise<void>
}

/** Code that only a page that is loaded again gets: something it imports could not be fetched. */
export class NeedsNewPage extends Error {}

/**
 * A fetch of code that can be tried again. Browsers remember that a module could not be fetched and refuse it at once,
 * however often it is asked for: a terminal that lost its network for a moment would miss a widget until somebody loads
 * the page again. Under another address it is another module to them. What it imports itself keeps its address: where that
 * is what failed, no further try helps, and a page that is loaded again does.
 */
export function fetchAgain<Module>(fetch: () => Promise<Module>): () => Promise<Module> {
  let failed: string | undefined
  let tries = 0
  const again = async (): Promise<Module> => {
    try {
      return await import(/* @vite-ignore */ `${failed}?again=${++tries}`)
    } catch (problem) {
      if (addressIn(problem) === undefined || !(await isThere(`${failed}?there=${tries}`))) throw problem
      throw new NeedsNewPage('What this part needs could not be fetched. Load the page again.', { cause: problem })
    }
  }
  return async () => {
    if (failed !== undefined) return await again()
    try {
      return await fetch()
    } catch (problem) {
      // Pressed while it was fetched ahead, two wait for one fetch that breaks off: the second goes on as the first does.
      failed ??= addressIn(problem)
      // Whatever is under way breaks off when a network comes back: once more at once, or a press would have done nothing.
      if (failed === undefined || !navigator.onLine) throw problem
      return await again()
    }
  }
}

/** A component whose code comes when it is first shown. */
export function lazy<Props extends object>(fetch: Fetch<Props>): Lazy<Props> {
  return lazyOf(fetchAgain(fetch))
}

/**
 * The same of something that is put together of several fetches, each of which can be tried again. Not React.lazy: after
 * that has suspended, React shows nothing new for 300 ms, however fast the code came, and it remembers a failed fetch for
 * ever. This one throws the failure to the next boundary, and being drawn again tries again.
 */
export function lazyOf<Props extends object>(fetch: Fetch<Props>): Lazy<Props> {
  let Found: ComponentType<Props> | undefined
  const load = async () => {
    Found ??= (await fetch()).default
  }
  function LateComponent({ whileLoading = null, ...props }: Props & { whileLoading?: ReactNode }): ReactNode {
    const [, arrived] = useState(Found !== undefined)
    const [problem, fail] = useState<unknown>()
    useEffect(() => {
      let wanted = true
      load().then(
        () => wanted && arrived(true),
        (reason) => wanted && fail(reason ?? new Error('The code could not be loaded.')),
      )
      return () => {
        wanted = false
      }
    }, [])
    if (problem !== undefined) throw problem
    return Found ? <Found {...(props as unknown as Props)} /> : whileLoading
  }
  return Object.assign(LateComponent, { load })
}

/** Asked of the server, not of what the browser keeps: a page that is loaded again while nobody is there is none. */
async function isThere(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

function addressIn(problem: unknown): string | undefined {
  const address = /https?:\/\/[^\s?]+\.js/.exec(problem instanceof Error ? problem.message : '')?.[0]
  return address?.startsWith(`${location.origin}/`) ? address : undefined
}
