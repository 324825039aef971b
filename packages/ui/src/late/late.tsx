import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

export interface Late<Props extends object> {
  (props: Props & { whileLoading?: ReactNode }): ReactNode
  /** Fetches the code before it is shown: what is loaded is drawn at once. */
  load(): Promise<void>
}

/**
 * A component whose code comes when it is first shown. Not React.lazy: after that has suspended, React shows nothing new
 * for 300 ms, however fast the code came, and it remembers a failed fetch for ever. This one throws the failure to the
 * next boundary, and being drawn again tries again.
 */
export function late<Props extends object>(fetch: Fetch<Props>): Late<Props> {
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
