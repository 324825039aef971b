import type { ComponentProps } from 'react'
import { preloadPage } from './preload-page.ts'
import { useGo } from './use-go.ts'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Made by `to()`. */
  to: string
}

/** A link inside the product: a real address for middle clicks, no reload for plain ones. */
export function AppLink({ to, onClick, ...rest }: AppLinkProps) {
  const go = useGo()
  return (
    <a
      {...rest}
      href={to}
      onPointerEnter={() => preloadPage(to)}
      onPointerDown={() => preloadPage(to)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}
