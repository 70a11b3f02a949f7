// Translators of browsers and other extensions replace text, or move it into elements of their own.
// React would then fail to remove that text or to insert something before it, and the page would
// crash (https://github.com/facebook/react/issues/11538).

function allowMovedNodes({prototype}: typeof Node): void {
  const {removeChild, insertBefore} = prototype;

  prototype.removeChild = function <T extends Node>(child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child;
  };

  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let sibling = next;
    while (sibling && sibling.parentNode !== this) {
      sibling = sibling.parentNode;
    }
    return insertBefore.call(this, node, sibling) as T;
  };
}

// Client modules also run in the build.
if (typeof window !== 'undefined') {
  allowMovedNodes(Node);
}
