import { type HtmlElement, type HtmlNode, readHtml } from '@takt/domain/documents/stored-html.ts'
import { WarningIcon } from '@takt/ui/icon/icons.tsx'
import { createElement, type ReactNode, useMemo, useState } from 'react'
import { useText } from '../data/words/use-text.ts'
import styles from './StoredHtml.module.css'

/** A stored text with markup, drawn from known elements only; the browser is never handed the text as markup. */
export function StoredHtml({ html }: { html: string }) {
  // The server has put the addresses of pictures right already.
  const nodes = useMemo(() => readHtml(html, ''), [html])
  return <div className={styles.text}>{drawn(nodes)}</div>
}

function drawn(nodes: readonly HtmlNode[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn once and never reordered
  return nodes.map((node, at) => (typeof node === 'string' ? node : <Drawn key={at} element={node} />))
}

function Drawn({ element }: { element: HtmlElement }) {
  const { tag, href, src, alt = '', children } = element
  if (tag === 'img') return <Picture src={src} alt={alt} />
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag !== 'a') return createElement(tag, null, ...drawn(children))
  if (href === undefined) return <span>{drawn(children)}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {drawn(children)}
    </a>
  )
}

function Picture({ src, alt }: { src: string | undefined; alt: string }) {
  const text = useText()
  const [broken, setBroken] = useState(false)
  if (src !== undefined && !broken) return <img src={src} alt={alt} onError={() => setBroken(true)} />
  const words = text('html.no-picture', { name: alt })
  return (
    <span className={styles.missing} role="img" aria-label={words}>
      <WarningIcon size={20} /> {words}
    </span>
  )
}
