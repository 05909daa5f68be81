import type { AksesNode } from '@kadar/contract/menu.ts';
import { Checkbox, Fieldset } from '@mantine/core';
import { useState } from 'react';
import { later } from '../kit/later.tsx';
import type { FieldInputProps } from '../kit/list/field-input.ts';
import { useOpens } from '../kit/page/useOpens.ts';
import { WaitingRows } from '../kit/page/WaitingRows.tsx';
import { useMe } from '../kit/session.ts';
import { useText } from '../kit/text.ts';
import { choiceOf, treeFrom, undrawn, withShown } from './akses.ts';
import css from './app.module.css';

interface BranchProps {
  node: AksesNode;
  level: number;
  onShow: (menu: string, shown: boolean) => void;
  disabled: boolean;
  hidden: ReadonlySet<string>;
}

const Branch = ({ node, level, onShow, disabled, hidden }: BranchProps) => {
  if (hidden.has(node.menu)) return null;
  const choice = choiceOf(node);
  return (
    <div className={css.branch} data-level={level}>
      <Checkbox
        label={node.label}
        checked={choice === 'all'}
        indeterminate={choice === 'some'}
        disabled={disabled}
        onChange={(event) => onShow(node.menu, event.currentTarget.checked)}
      />
      {node.children?.map((child) => (
        <Branch
          key={child.menu}
          node={child}
          level={level + 1}
          onShow={onShow}
          disabled={disabled}
          hidden={hidden}
        />
      ))}
    </div>
  );
};

/** The menu tree with its three levels of is_show [spec A §3]. */
const AksesTree = ({ field, value, onChange, disabled = false }: FieldInputProps) => {
  const read = useText();
  const { menu } = useMe();
  const [tree, setTree] = useState(() => treeFrom(menu, Array.isArray(value) ? (value as AksesNode[]) : []));
  const hidden = undrawn(menu);
  const show = (route: string, shown: boolean) => {
    const next = withShown(tree, route, shown);
    setTree(next);
    onChange(next);
  };
  return (
    <Fieldset legend={read(field.label)} className={css.akses ?? ''}>
      {tree.map((node) => (
        <Branch key={node.menu} node={node} level={0} onShow={show} disabled={disabled} hidden={hidden} />
      ))}
    </Fieldset>
  );
};

const AksesField = later(
  () => import('../features/hak-akses/AksesField.tsx'),
  () => <WaitingRows h={176} />,
);

/** A user's rights: by his role for who may see roles, else the tree of all screens. */
export const AksesInput = (props: FieldInputProps) =>
  useOpens()('/hak-akses') ? <AksesField {...props} /> : <AksesTree {...props} />;
