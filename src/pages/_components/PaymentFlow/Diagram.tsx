import React, {useId} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {DiagramLayout} from './layouts';
import styles from './styles.module.css';

interface DiagramProps {
  layout: DiagramLayout;
  /** Labels of the boxes: customer, shop, provider, and bank, in this order. */
  names: string[];
  className?: string;
}

/** Maximum length of a name in characters. Longer names are compressed to fit their box. */
const MAX_NAME_LENGTH = 15;

/** Renders a diagram of a payment's steps. The list after it describes the same steps in text. */
export default function Diagram({layout, names, className}: DiagramProps): React.ReactNode {
  const id = useId();
  const {size, box, boxes, arrows} = layout;
  return (
    <svg
      className={clsx(styles.diagram, className)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={translate(
        {
          id: 'paydocs.home.diagram',
          message: 'Diagram of a payment between {names}. The list after it describes the same steps.',
        },
        {names: names.join(', ')},
      )}
    >
      <defs>
        {[styles.tip, styles.strongTip].map((tip, index) => (
          <marker
            key={tip}
            id={`${id}${index}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={tip} d="M0 .5 9 5 0 9.5z" />
          </marker>
        ))}
      </defs>
      {arrows.map(({path, strong}) => (
        <path
          key={path}
          className={clsx(styles.arrow, strong && styles.strong)}
          d={path}
          markerEnd={`url(#${id}${strong ? 1 : 0})`}
        />
      ))}
      {boxes.map(({x, y}, index) => {
        const name = names[index] ?? '';
        const isLong = name.length > MAX_NAME_LENGTH;
        return (
          <g key={x * y} className={clsx(index === 2 && styles.provider)}>
            <rect
              className={styles.box}
              x={x - box.width / 2}
              y={y - box.height / 2}
              width={box.width}
              height={box.height}
              rx="14"
            />
            <text
              className={styles.name}
              x={x}
              y={y}
              dy="0.35em"
              textAnchor="middle"
              {...(isLong ? {textLength: box.width - 24, lengthAdjust: 'spacingAndGlyphs'} : {})}
            >
              {name}
            </text>
          </g>
        );
      })}
      {arrows.map(({path, at, label, labelAt, strong}, index) => (
        <g key={path} className={clsx(strong && styles.strongStep)}>
          <circle className={styles.dot} cx={at.x} cy={at.y} r="13" />
          <text className={styles.number} x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
            {index + 1}
          </text>
          {label && labelAt && (
            <text className={styles.label} x={labelAt.x} y={labelAt.y} textAnchor={labelAt.anchor ?? 'start'}>
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
