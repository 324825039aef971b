import { useState } from 'react'
import { CallFailure, call } from '../../../data/call/call.ts'
import { useLoad } from '../../../data/call/use-load.ts'

export const NO_GROUP = 'none'
export const NEW_GROUP = 'new'

export interface GroupOf {
  /** The number of a folder as text, or one of the two words. */
  readonly chosen: string
  readonly name: string
  readonly groups: readonly { readonly group_no: number; readonly description: string }[]
  readonly failure: string
  choose(group: string): void
  call(name: string): void
  /** Its number, a new one being made for it; undefined when that failed. */
  number(): Promise<number | null | undefined>
}

/** The folder that new documents go into. */
export function useGroupOf(): GroupOf {
  const load = useLoad('get_document_groups', {})
  const [chosen, setChosen] = useState(NO_GROUP)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')
  return {
    chosen,
    name,
    groups: load.rows ?? [],
    failure,
    choose: setChosen,
    call: setName,
    async number() {
      setFailure('')
      if (chosen === NO_GROUP) return null
      if (chosen !== NEW_GROUP) return Number(chosen)
      try {
        const [made] = await call('save_document_group', { description: name.trim() })
        await load.reload()
        return made?.group_no
      } catch (problem) {
        if (!(problem instanceof CallFailure)) throw problem
        setFailure(problem.message)
        return undefined
      }
    },
  }
}
